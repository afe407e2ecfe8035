import { messages } from '../../shared';
import { formatWait } from '../http/format-wait';
import { HttpError } from '../http/http-error';
import type { LoginThrottle } from './login-throttle';
import type { StaffRecord } from '../staff/record';
import { verifyPassword } from '../accounts/password';

const passwordError = (status: 400 | 429, message: string) =>
  new HttpError(status, message, [{ path: 'currentPassword', message }]);

/**
 * Verifies the current password of a user who is setting a new one, so a stolen token or an unattended screen is not
 * enough to take over the account. Accounts without a password sign in through an external issuer and are not
 * checked.
 * @throws {HttpError} 400 if the password is missing or wrong, 429 after too many attempts
 */
export async function requireCurrentPassword(
  throttle: LoginThrottle,
  { email, passwordHash }: Pick<StaffRecord, 'email' | 'passwordHash'>,
  password: string | null | undefined,
): Promise<void> {
  if (passwordHash === null) return;
  if (!password) throw passwordError(400, messages.currentPassword);
  // used instead of the IP address, because several accounts can share an IP address
  const address = `password change of ${email}`;
  const attempt = await throttle.attempt(email, address);
  if (attempt.wait > 0)
    throw passwordError(
      429,
      `Too many attempts. Please wait ${formatWait(Math.ceil(attempt.wait / 60), 'minute')} and try again.`,
    );
  if (!(await verifyPassword(password, passwordHash))) throw passwordError(400, messages.currentPasswordWrong);
  await attempt.succeed();
}
