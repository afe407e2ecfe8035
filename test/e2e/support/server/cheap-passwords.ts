import { passwordCost } from '../../../../demo/server/accounts/password';

// tests sign in often, and hashing at the real cost takes a quarter of a second of CPU time
Object.assign(passwordCost, { N: 2 ** 10, p: 1 });
