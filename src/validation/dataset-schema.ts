import type {
  ColumnSchema,
  Credential,
  DatasetBinding,
  DatasetCreateConfiguration,
  DatasourceConnectionConfiguration,
  DataTable,
  PaginatedReportDatasetBinding,
  TableSchema,
} from '../models';
import type { Fields, Rule, Schema } from './compile-schema';
import { requiredString, zeroOrOne } from './primitive-schema';

const credentials: Fields<Credential> = { credentialType: [0, 1, 2], credentialDetails: ['map', 'string'] };
const connection: Fields<DatasourceConnectionConfiguration> = { dataCacheMode: zeroOrOne, credentials };
const column: Fields<ColumnSchema> = { name: requiredString, displayName: 'string', dataType: requiredString };
const table: Fields<TableSchema> = { name: requiredString, columns: ['required', ['list', column]] };
const rows: Fields<DataTable> = { name: requiredString, rows: ['required', ['list', ['list', 'string']]] };

const datasetFields: Fields<DatasetCreateConfiguration> = {
  locale: requiredString,
  mashupDocument: 'string',
  datasourceConnectionConfig: connection,
  tableSchemaList: ['list', table],
  data: ['list', rows],
};
const isCompleteDataset: Rule = ({ datasourceConnectionConfig, mashupDocument, data, tableSchemaList }) => {
  if (datasourceConnectionConfig && mashupDocument == null) {
    return 'mashupDocument cannot be empty when datasourceConnectionConfig is presented';
  }
  if (data && tableSchemaList == null) return 'tableSchemaList cannot be empty when data is provided';
  if (data == null && mashupDocument == null) return 'At least one of data or mashupDocument must be provided';
  return undefined;
};

/** Dataset for quick create. Its messages are specified in docs/specification.md#validation. */
export const datasetCreateConfig: Schema = ['all', [datasetFields, isCompleteDataset]];

const paginatedBinding: Fields<PaginatedReportDatasetBinding> = {
  sourceDatasetId: requiredString,
  targetDatasetId: requiredString,
};

export const paginatedBindings: Schema = ['list', paginatedBinding];

const bindingFields: Fields<DatasetBinding> = { datasetId: 'string', paginatedReportBindings: paginatedBindings };
const isNonEmptyBinding: Rule = ({ datasetId, paginatedReportBindings }) =>
  datasetId || paginatedReportBindings ? undefined : 'datasetBinding cannot be empty';

export const datasetBinding: Schema = ['all', [{}, isNonEmptyBinding, bindingFields]];
