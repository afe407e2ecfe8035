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
import type { ObjectSchema, Schema } from './combinators';
import { requiredString, zeroOrOne } from './primitive-schema';

const credentials: ObjectSchema<Credential> = {
  object: { credentialType: { oneOf: [0, 1, 2] }, credentialDetails: { map: 'string' } },
};
const connection: ObjectSchema<DatasourceConnectionConfiguration> = {
  object: { dataCacheMode: zeroOrOne, credentials },
};
const column: ObjectSchema<ColumnSchema> = {
  object: { name: requiredString, displayName: 'string', dataType: requiredString },
};
const table: ObjectSchema<TableSchema> = { object: { name: requiredString, columns: { required: { list: column } } } };
const rows: ObjectSchema<DataTable> = {
  object: { name: requiredString, rows: { required: { list: { list: 'string' } } } },
};

/** The dataset of a quick report (embedding toolkit, 5). */
export const datasetCreateConfig: ObjectSchema<DatasetCreateConfiguration> = {
  object: {
    locale: requiredString,
    mashupDocument: 'string',
    datasourceConnectionConfig: connection,
    tableSchemaList: { list: table },
    data: { list: rows },
  },
  after: ({ datasourceConnectionConfig, mashupDocument, data, tableSchemaList }) => {
    if (datasourceConnectionConfig && mashupDocument == null) {
      return 'mashupDocument cannot be empty when datasourceConnectionConfig is presented';
    }
    if (data && tableSchemaList == null) return 'tableSchemaList cannot be empty when data is provided';
    if (data == null && mashupDocument == null) return 'At least one of data or mashupDocument must be provided';
    return undefined;
  },
};

const paginatedBinding: ObjectSchema<PaginatedReportDatasetBinding> = {
  object: { sourceDatasetId: requiredString, targetDatasetId: requiredString },
};

/** Datasets of a paginated report. */
export const paginatedBindings: Schema = { list: paginatedBinding };

/** Another dataset than a report was made with. */
export const datasetBinding: ObjectSchema<DatasetBinding> = {
  object: { datasetId: 'string', paginatedReportBindings: paginatedBindings },
  before: ({ datasetId, paginatedReportBindings }) =>
    datasetId || paginatedReportBindings ? undefined : 'datasetBinding cannot be empty',
};
