/** The texts of rules and refusals: one place, so that app and server cannot differ by a letter. */
export const messages = {
  firstName: 'Please provide First Name',
  lastName: 'Please provide Last Name',
  email: 'Please provide valid Email',
  staffType: 'Please provide Staff Type',
  locations: 'Please assign at least one Location',
  primaryLocation: 'Please provide Primary location',
  password: "Password doesn't meet security criteria",
  currentPassword: 'Please provide your current password',
  currentPasswordWrong: 'The current password is not correct',
  verifyPassword: 'Password must match confirmation',
  passwordRule: 'Password must be at least 8 characters in length, contain at least one letter, and one number.',
  photoTooLarge: 'Selected file is too large. Max upload size is 5 MB.',
  photoType: 'Invalid image type. Please upload PNG, JPEG, or JPG.',
  locationFixed: 'Unable to remove this location',
  staffId: 'Staff ID must be supplied',
  changedMeanwhile:
    'Somebody else has changed this staff member meanwhile. Please look at the record as it is now, then try again.',
  emailTaken: 'This email is already in use. Please provide another Email',
} as const;
