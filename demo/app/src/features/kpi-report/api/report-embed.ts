import useSWR, { type SWRResponse } from 'swr';
import { routes, type ReportEmbed } from '../../../../../shared';
import { objectBody } from '../../../lib/api/body';
import { api } from '../../../lib/api/client';
import type { ApiError } from '../../../lib/api/error';

/** `GET power-bi`: the report's embed URL and id, and a token that is valid for at most ten minutes. */
export const readReportEmbed = (signal?: AbortSignal): Promise<ReportEmbed> =>
  api.get(routes.powerBi(), { ...(signal ? { signal } : {}), parse: objectBody<ReportEmbed>('embedUrl') });

/** Loads the report's embed data when the page opens. Later revalidation is off, because the SDK refreshes the token. */
export const useReportEmbed = (): SWRResponse<ReportEmbed, ApiError> =>
  useSWR('power-bi', () => readReportEmbed(), { revalidateOnFocus: false, revalidateOnReconnect: false });
