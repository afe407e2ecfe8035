// Loaded before the demo's server: a test signs in often, and the real cost is a quarter of a second of CPU each time.
import { passwordCost } from '../../../demo/server/accounts/password';

Object.assign(passwordCost, { N: 2 ** 10, p: 1 });
