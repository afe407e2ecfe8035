export { AcademyPage as Component } from '../../features/academy/components/academy-page';
