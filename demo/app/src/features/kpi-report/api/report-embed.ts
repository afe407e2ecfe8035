import useSWR, { type SWRResponse } from 'swr';
import { routes, type ReportEmbed } from '../../../../../shared';
import { api } from '../../../lib/api/client';
import type { ApiError } from '../../../lib/api/error';

/** `GET power-bi`: where the report is, and a token for it that is good for at most ten minutes. */
export const readReportEmbed = (signal?: AbortSignal): Promise<ReportEmbed> =>
  api.get(routes.powerBi(), signal ? { signal } : {});

/** Reads {@link readReportEmbed} once. The SDK keeps the token fresh, so nothing is read again by itself. */
export const useReportEmbed = (): SWRResponse<ReportEmbed, ApiError> =>
  useSWR('power-bi', () => readReportEmbed(), { revalidateOnFocus: false, revalidateOnReconnect: false });
