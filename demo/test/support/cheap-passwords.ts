import { passwordCost } from '../../server/accounts/password';

/** What a hash costs in the product. */
export const realCost = { ...passwordCost };

// hundreds of sign-ins and records would spend most of their time on hashes that nobody attacks
passwordCost.N = 2 ** 10;
passwordCost.p = 1;
