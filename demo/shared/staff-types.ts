/**
 * The kinds of staff, highest first. The specification names the first two and calls the rest "others"; the two
 * location-level kinds are ours, so that the delete rule ("whose type differs") has a meaning within a location.
 */
export const staffTypes = ['Corporate', 'MasterFranchisee', 'LocationManager', 'LocationStaff'] as const;
export type StaffType = (typeof staffTypes)[number];

const names: Record<StaffType, string> = {
  Corporate: 'Corporate',
  MasterFranchisee: 'Master Franchisee',
  LocationManager: 'Location Manager',
  LocationStaff: 'Location Staff',
};

/** One entry of the staff type choice. */
export interface StaffTypeOption {
  value: StaffType;
  name: string;
}

export const staffTypeName = (type: StaffType): string => names[type];

export const staffTypeOption = (value: StaffType): StaffTypeOption => ({ value, name: names[value] });

/** True when `a` stands above `b` in the order of {@link staffTypes}. */
export const outranks = (a: StaffType, b: StaffType): boolean => staffTypes.indexOf(a) < staffTypes.indexOf(b);
