import { beforeEach, expect, test } from 'vitest';
import type { FiguresScope } from '../server/kpi/figures';
import type { EncodedReport } from '../server/kpi/report';
import { ReportCache } from '../server/kpi/report-cache';

const scope = (number: string): FiguresScope => ({ brandCode: 'iyg', spaceKeys: ['IYG-US'], numbers: [number] });
const report: EncodedReport = { json: Buffer.alloc(0), gzip: Buffer.alloc(0) };

let time: number;
let reads: { number: string; signal: AbortSignal; finish: () => void; fail: () => void }[];
let cache: ReportCache;

beforeEach(() => {
  time = 0;
  reads = [];
  cache = new ReportCache({
    read: ({ numbers }, signal) =>
      new Promise((resolve, reject) => {
        reads.push({
          number: numbers?.[0] ?? '',
          signal,
          finish: () => {
            resolve(report);
          },
          fail: () => {
            reject(new Error('database'));
          },
        });
      }),
    maxAgeMs: 5000,
    concurrency: 2,
    now: () => time,
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('shares one read between concurrent requests and reuses it for a few seconds', async () => {
  const requests = [cache.get(scope('1')), cache.get(scope('1')), cache.get(scope('1'))];
  expect(reads).toHaveLength(1);
  reads[0]?.finish();
  await Promise.all(requests);
  time = 4999;
  await cache.get(scope('1'));
  expect(reads).toHaveLength(1);
  time = 5001;
  void cache.get(scope('1'));
  expect(reads).toHaveLength(2);
});

test('limits the number of concurrent reads', async () => {
  const requests = ['1', '2', '3', '4'].map((number) => cache.get(scope(number)));
  expect(reads.map(({ number }) => number)).toEqual(['1', '2']);
  reads[0]?.finish();
  await settled();
  expect(reads.map(({ number }) => number)).toEqual(['1', '2', '3']);
  for (const read of reads) read.finish();
  await settled();
  reads[3]?.finish();
  await Promise.all(requests);
});

test('does not start a read when all requests for it have been aborted', async () => {
  void cache.get(scope('1'));
  void cache.get(scope('2'));
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = [cache.get(scope('3'), first.signal), cache.get(scope('3'), second.signal)];
  first.abort(new Error('aborted'));
  await expect(waiting[0]).rejects.toThrow('aborted');
  second.abort(new Error('aborted'));
  await expect(waiting[1]).rejects.toThrow('aborted');
  reads[0]?.finish();
  await settled();
  expect(reads.map(({ number }) => number)).toEqual(['1', '2']);
  void cache.get(scope('3'));
  expect(reads.map(({ number }) => number)).toEqual(['1', '2', '3']);
});

test('keeps a read running as long as one request is waiting for it', async () => {
  void cache.get(scope('1'));
  void cache.get(scope('2'));
  const aborting = new AbortController();
  const aborted = cache.get(scope('3'), aborting.signal);
  const waiting = cache.get(scope('3'), new AbortController().signal);
  aborting.abort(new Error('aborted'));
  await expect(aborted).rejects.toThrow('aborted');
  reads[0]?.finish();
  await settled();
  reads[2]?.finish();
  expect(await waiting).toBe(report);
});

test('cancels a running read when the last request for it is aborted', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = [cache.get(scope('1'), first.signal), cache.get(scope('1'), second.signal)];
  first.abort(new Error('aborted'));
  await expect(waiting[0]).rejects.toThrow('aborted');
  expect(reads[0]?.signal.aborted).toBe(false);
  second.abort(new Error('aborted'));
  await expect(waiting[1]).rejects.toThrow('aborted');
  expect(reads[0]?.signal.aborted).toBe(true);
  // a new request does not receive the result of the canceled read
  const later = cache.get(scope('1'));
  expect(reads).toHaveLength(2);
  reads[0]?.fail();
  await settled();
  reads[1]?.finish();
  expect(await later).toBe(report);
});

test('counts a canceled read as running until it has finished', async () => {
  const aborting = new AbortController();
  const aborted = cache.get(scope('1'), aborting.signal);
  const requests = ['2', '3'].map((number) => cache.get(scope(number)));
  aborting.abort(new Error('aborted'));
  await expect(aborted).rejects.toThrow('aborted');
  expect(reads.map(({ number }) => number)).toEqual(['1', '2']);
  reads[0]?.fail();
  await settled();
  expect(reads.map(({ number }) => number)).toEqual(['1', '2', '3']);
  for (const read of reads) read.finish();
  await Promise.all(requests);
});

test('does not cache a failed read', async () => {
  const failed = cache.get(scope('1'));
  reads[0]?.fail();
  await expect(failed).rejects.toThrow('database');
  void cache.get(scope('1'));
  expect(reads).toHaveLength(2);
});
