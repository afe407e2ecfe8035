import type { Validator } from '../../../validation';
import { Failure } from '../../failure';
import { datasetError, settingsError } from './validate-body';

/**
 * Validates a load request's body.
 *
 * @throws {@link Failure} 400 with the list of errors
 */
export function validateLoad(validate: Validator, body: unknown): void {
  const errors = loadErrors(validate, body);
  if (!errors) return;
  throw new Failure(
    400,
    errors.map(({ message }) => ({ message })),
  );
}

/**
 * Validates a partial load configuration, which may be sent with `POST /report/render` after a phased load.
 *
 * @throws {@link Failure} 400 with the list of errors
 */
export function validatePartialLoad(validate: Validator, body: object): void {
  // The id and the token were already sent with the phased load.
  validateLoad(validate, { ...body, id: 'loaded', accessToken: 'loaded' });
}

function loadErrors(validate: Validator, body: unknown): readonly { message: string }[] | undefined {
  if (typeof body !== 'object' || body === null) return [{ message: 'input must be an object' }];
  const errors = validate(body);
  if (errors) return errors;
  const { settings, datasetCreateConfig } = body as { settings?: unknown; datasetCreateConfig?: unknown };
  const message =
    (settings ? settingsError(settings) : undefined) ??
    (datasetCreateConfig ? datasetError(datasetCreateConfig) : undefined);
  return message === undefined ? undefined : [{ message }];
}
