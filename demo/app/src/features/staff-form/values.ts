import {
  createStaffSchema,
  updateStaffSchema,
  type CreateStaff,
  type Location,
  type PhotoUpload,
  type StaffMember,
  type StaffType,
  type UpdateStaff,
} from '../../../../shared';

/** What the form holds. An empty text stands for what has not been filled in. */
export interface StaffFormValues {
  firstName: string;
  lastName: string;
  email: string;
  staffType: StaffType | '';
  /** Chosen locations with their names, in the order of {@link inOrder}. */
  locations: Location[];
  primaryLocationNumber: string;
  /** Only for the own record. */
  currentPassword: string;
  password: string;
  verifyPassword: string;
}

export const emptyValues: StaffFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  staffType: '',
  locations: [],
  primaryLocationNumber: '',
  currentPassword: '',
  password: '',
  verifyPassword: '',
};

const compareLocations = (a: Location, b: Location): number =>
  a.name.localeCompare(b.name, 'en') || a.number.localeCompare(b.number, 'en');

/** Every list of chosen locations has the same order, so that adding one and taking it away again leaves no difference. */
export const inOrder = (locations: readonly Location[]): Location[] => [...locations].sort(compareLocations);

/** What the form starts with for an existing person. Passwords never come from the server. */
export const valuesOf = (member: StaffMember, locations: readonly Location[]): StaffFormValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  staffType: member.staffType,
  locations: inOrder(locations),
  primaryLocationNumber: member.primaryLocationNumber ?? '',
  currentPassword: '',
  password: '',
  verifyPassword: '',
});

const bodyOf = ({ locations, verifyPassword: _staysHere, ...values }: StaffFormValues, photo?: PhotoUpload) => ({
  ...values,
  locationNumbers: locations.map(({ number }) => number),
  ...(photo === undefined ? {} : { newPhotoUpload: photo }),
});

/** The body of `POST {dir}/staff`. @throws ZodError for values that have not been validated */
export const createBody = (values: StaffFormValues, photo?: PhotoUpload): CreateStaff =>
  createStaffSchema.parse(bodyOf(values, photo));

/** The body of `PUT {dir}/staff/{id}`. @throws ZodError for values that have not been validated */
export const updateBody = (values: StaffFormValues, photo?: PhotoUpload): UpdateStaff =>
  updateStaffSchema.parse(bodyOf(values, photo));
