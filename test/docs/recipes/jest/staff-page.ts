export { showStaff } from '../vitest/staff-page';
