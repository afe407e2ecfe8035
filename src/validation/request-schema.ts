import type { ExportDataRequest, PageInfo, QnaInterpretInputData, SaveAsParameters } from '../models';
import type { Fields } from './compile-schema';
import { requiredString, strings, zeroOrOne } from './primitive-schema';

/** A page. */
export const page: Fields<PageInfo> = { name: requiredString };

/** Saves under a new name. */
export const saveAsParameters: Fields<SaveAsParameters> = { name: requiredString };

/** Puts a question. */
export const qnaInterpretInputData: Fields<QnaInterpretInputData> = { datasetIds: strings, question: requiredString };

/** Exports a visual's data. */
export const exportDataRequest: Fields<ExportDataRequest> = { rows: 'number', exportDataType: zeroOrOne };
