import { passwordCost } from '../../server/accounts/password';

// test files share the product's modules, and each of them evaluates this file again
const known = globalThis as { realPasswordCost?: typeof passwordCost };

/** The cost of a hash in the product. */
export const realCost = (known.realPasswordCost ??= { ...passwordCost });

// hundreds of sign-ins and records would spend most of their time on hashes that are never attacked
passwordCost.N = 2 ** 10;
passwordCost.p = 1;
