/**
 * Staff types, highest first. The specification names the first two and calls the rest "others". The two location-level
 * types are additions that make the delete rule ("whose type differs") meaningful within a location.
 */
export const staffTypes = ['Corporate', 'MasterFranchisee', 'LocationManager', 'LocationStaff'] as const;
export type StaffType = (typeof staffTypes)[number];

const names: Record<StaffType, string> = {
  Corporate: 'Corporate',
  MasterFranchisee: 'Master Franchisee',
  LocationManager: 'Location Manager',
  LocationStaff: 'Location Staff',
};

/** An option in the staff type select. */
export interface StaffTypeOption {
  value: StaffType;
  name: string;
}

export const staffTypeName = (type: StaffType): string => names[type];

export const staffTypeOption = (value: StaffType): StaffTypeOption => ({ value, name: names[value] });

/** Returns whether type `a` is higher than type `b`. */
export const outranks = (a: StaffType, b: StaffType): boolean => staffTypes.indexOf(a) < staffTypes.indexOf(b);
