import type { ExportDataRequest, PageInfo, QnaInterpretInputData, SaveAsParameters } from '../models';
import type { ObjectSchema } from './combinators';
import { requiredString, zeroOrOne } from './primitive-schema';

/** A page. */
export const page: ObjectSchema<PageInfo> = { object: { name: requiredString } };

/** Saves under a new name. */
export const saveAsParameters: ObjectSchema<SaveAsParameters> = { object: { name: requiredString } };

/** Puts a question. */
export const qnaInterpretInputData: ObjectSchema<QnaInterpretInputData> = {
  object: { datasetIds: 'strings', question: requiredString },
};

/** Exports a visual's data. */
export const exportDataRequest: ObjectSchema<ExportDataRequest> = {
  object: { rows: 'number', exportDataType: zeroOrOne },
};
