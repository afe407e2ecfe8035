import { passwordCost } from '../../server/accounts/password';

// Test files share the server's modules, but each of them evaluates this file again. The first evaluation stores
// the original cost.
const sharedState = globalThis as { realPasswordCost?: typeof passwordCost };

/** Cost of password hashes in production. */
export const realCost = (sharedState.realPasswordCost ??= { ...passwordCost });

// With the production cost, hundreds of sign-ins would spend most of the test time on hashing.
passwordCost.N = 2 ** 10;
passwordCost.p = 1;
