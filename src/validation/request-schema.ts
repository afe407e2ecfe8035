import type { ExportDataRequest, PageInfo, QnaInterpretInputData, SaveAsParameters } from '../models';
import type { Fields } from './compile-schema';
import { requiredString, strings, zeroOrOne } from './primitive-schema';

export const page: Fields<PageInfo> = { name: requiredString };

export const saveAsParameters: Fields<SaveAsParameters> = { name: requiredString };

export const qnaInterpretInputData: Fields<QnaInterpretInputData> = { datasetIds: strings, question: requiredString };

export const exportDataRequest: Fields<ExportDataRequest> = { rows: 'number', exportDataType: zeroOrOne };
