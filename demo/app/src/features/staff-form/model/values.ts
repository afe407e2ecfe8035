import {
  createStaffSchema,
  updateStaffSchema,
  type CreateStaff,
  type Location,
  type PhotoUpload,
  type StaffMember,
  type StaffType,
  type UpdateStaff,
} from '../../../../../shared';

/** Form values. All values except the locations are strings, which are empty until the field is filled in. */
export interface StaffFormValues {
  firstName: string;
  lastName: string;
  email: string;
  staffType: StaffType | '';
  /** Selected locations, sorted by {@link sortLocations}. */
  locations: Location[];
  primaryLocationNumber: string;
  /** Used only when users edit their own record. */
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

/** Sorts locations by name, then by number. */
export const sortLocations = (locations: readonly Location[]): Location[] => [...locations].sort(compareLocations);

/** Converts a staff member to form values. The passwords are empty, because the server never returns them. */
export const valuesOf = (member: StaffMember, locations: readonly Location[]): StaffFormValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  staffType: member.staffType,
  locations: sortLocations(locations),
  primaryLocationNumber: member.primaryLocationNumber ?? '',
  currentPassword: '',
  password: '',
  verifyPassword: '',
});

const bodyOf = ({ locations, verifyPassword: _notSent, ...values }: StaffFormValues, photo?: PhotoUpload) => ({
  ...values,
  locationNumbers: locations.map(({ number }) => number),
  ...(photo === undefined ? {} : { newPhotoUpload: photo }),
});

/** Converts form values to the body of `POST {space}/staff`. @throws {ZodError} if the values are invalid */
export const createBody = (values: StaffFormValues, photo?: PhotoUpload): CreateStaff =>
  createStaffSchema.parse(bodyOf(values, photo));

/** Converts form values to the body of `PUT {space}/staff/{id}`. @throws {ZodError} if the values are invalid */
export const updateBody = (values: StaffFormValues, photo?: PhotoUpload): UpdateStaff =>
  updateStaffSchema.parse(bodyOf(values, photo));
