import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { PermissionId, StaffMember, StaffType } from '../../../demo/shared';
import { Client, type ApiResponse } from '../../../demo/test/support/client';
import { signInWithPassword } from '../../../demo/test/support/sign-in';
import { accounts, getPassword, type Account } from './accounts';
import type { DemoProcess } from './demo-process';

interface SignedInClient {
  client: Client;
  /** Access token expiry, as Unix time in seconds. */
  expiresAt: number;
}

const clients = new Map<string, Promise<SignedInClient>>();

/** Minimum remaining token lifetime, in seconds. */
const minLifetime = 60;

async function createClient(demo: DemoProcess, account: Account): Promise<SignedInClient> {
  const { accessToken } = await signInWithPassword(demo.origin, accounts[account], getPassword(account));
  return { client: new Client(demo.origin, accessToken), expiresAt: decodeJwt(accessToken).exp ?? 0 };
}

/**
 * Returns an API client for an account, independent of the browser. Signs in once per account, and again when the access token
 * is about to expire.
 */
export async function getClient(demo: DemoProcess, account: Account): Promise<Client> {
  const key = `${demo.origin} ${account}`;
  const existing = await clients.get(key);
  if (existing && existing.expiresAt - Date.now() / 1000 > minLifetime) return existing.client;
  const created = createClient(demo, account);
  clients.set(key, created);
  return (await created).client;
}

export interface PersonOptions {
  firstName?: string;
  lastName?: string;
  staffType?: StaffType;
  locationNumbers?: string[];
  permissions?: PermissionId[];
}

/** Password of every person created by {@link addPerson}. */
export const password = 'Person-2026';

/** Returns the body of a successful response. Throws for any other response. */
const expectBody = <Body>({ status, body }: ApiResponse<Body>): Body => {
  if (status >= 300) throw new Error(`The API responded with ${String(status)} ${JSON.stringify(body)}.`);
  return body;
};

/** Creates a staff member in IYG-US for one test. */
export async function addPerson(demo: DemoProcess, options: PersonOptions = {}): Promise<StaffMember> {
  const corporate = await getClient(demo, 'corporate');
  const { permissions, ...properties } = options;
  const locationNumbers = options.locationNumbers ?? ['1001'];
  const person = expectBody(
    await corporate.post<StaffMember>('IYG-US/staff', {
      firstName: 'Pat',
      lastName: 'Example',
      email: `pat.${randomUUID().slice(0, 13)}@test.example`,
      staffType: 'LocationStaff',
      ...properties,
      locationNumbers,
      primaryLocationNumber: locationNumbers[0],
      password,
    }),
  );
  if (permissions) expectBody(await corporate.put(`IYG-US/staff/${person.id}/permissions`, permissions));
  return person;
}

/** Returns the current record from the server. */
export const readPerson = async (demo: DemoProcess, id: string): Promise<StaffMember> =>
  expectBody(await (await getClient(demo, 'corporate')).get<StaffMember>(`IYG-US/staff/${id}`));

/** Saves a change to the record as a second editor. */
export async function changePerson(demo: DemoProcess, id: string, change: Partial<StaffMember>): Promise<StaffMember> {
  const corporate = await getClient(demo, 'corporate');
  return expectBody(
    await corporate.put<StaffMember>(`IYG-US/staff/${id}`, { ...(await readPerson(demo, id)), ...change }),
  );
}
