import { FilterType, type IFilter } from '@vitrine/sdk';
