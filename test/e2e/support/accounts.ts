import { demoAccounts } from '../../../demo/server/seed/accounts';

/** Email addresses of the demo accounts, by the names that tests use. */
export const accounts = {
  corporate: 'corporate@iyg.example',
  noReports: 'corporate.noreports@iyg.example',
  franchisee: 'franchisee@iyg.example',
  manager: 'manager@iyg.example',
  managerOfThree: 'manager.three@iyg.example',
  noPermissions: 'nopermissions@iyg.example',
  noRegion: 'noregion@iyg.example',
  barre: 'corporate@blt.example',
  camp: 'corporate@bcf.example',
  interval: 'corporate@pls.example',
  singapore: 'franchisee@pls.example',
} as const;

export type Account = keyof typeof accounts;

export const getPassword = (account: Account): string => {
  const demoAccount = demoAccounts.find(({ email }) => email === accounts[account]);
  if (!demoAccount) throw new Error(`Expected the demo account ${accounts[account]} to exist.`);
  return demoAccount.password;
};
