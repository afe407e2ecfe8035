// Preloaded in the demo's server. Tests sign in often, and hashing with the real cost takes a quarter of a second of CPU time.
import { passwordCost } from '../../../demo/server/accounts/password';

Object.assign(passwordCost, { N: 2 ** 10, p: 1 });
