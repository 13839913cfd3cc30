import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, test } from 'vitest';
import { newMetrics } from '../src/metrics.ts';
import { seatTwo, startServer } from './people.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../docs/monitoring/${name}`, import.meta.url)), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const dashboard = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
const panels = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));
const rules = read('alerts.yaml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((rule) => [/^\w+/.exec(rule)![0], /^ {8}expr: (.+)$/m.exec(rule)![1]!] as const);

/** What a query asks for: metrics, and the labels it picks or groups them by. */
function askedBy(query: string): { metrics: string[]; labels: string[]; broken: boolean } {
  const text = query.replaceAll('$__rate_interval', '5m');
  const asked = { metrics: [] as string[], labels: [] as string[], broken: false };
  parser.parse(text).iterate({
    enter: ({ name, type, from, to, node }) => {
      if (type.isError) asked.broken = true;
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') asked.metrics.push(text.slice(from, to));
      if (name === 'LabelName') asked.labels.push(text.slice(from, to));
    },
  });
  return asked;
}

let scrape: string;
beforeAll(async () => {
  const server = await startServer();
  const { id, ada } = await seatTwo(server.base);
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  await ada.client.command(id, { type: 'act', action: 'pick 1' }).catch(() => {});
  scrape = await (await fetch(`${server.base}/metrics`)).text();
  await server.stop();
});

/** Its own labels, those of a histogram, and those every scrape adds. */
async function labelsOf(metric: string): Promise<Set<string>> {
  const base = metric.replace(/_(bucket|count|sum)$/, '');
  const known = newMetrics().registry.getSingleMetric(base) ?? newMetrics().registry.getSingleMetric(metric);
  const own = (known as unknown as { labelNames?: readonly string[] } | undefined)?.labelNames ?? [];
  return new Set([...own, ...(metric.endsWith('_bucket') ? ['le'] : []), 'job', 'instance']);
}

describe.each([
  ['panel', panels],
  ['alert', rules],
] as const)('every %s', (_kind, queries) => {
  test.each(queries)('"%s" asks for what a server really tells', async (_title, query) => {
    const { metrics, labels, broken } = askedBy(query);
    expect(broken).toBe(false);
    expect(metrics.length).toBeGreaterThan(0);
    for (const metric of metrics.filter((name) => name !== 'up')) {
      const told = new RegExp(`^(# TYPE )?${metric}[ {]`, 'm').test(scrape);
      expect([metric, told]).toEqual([metric, true]);
    }
    const known = new Set((await Promise.all(metrics.map(labelsOf))).flatMap((names) => [...names]));
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
  });
});

test('there are five alerts, and a game that is played shows in what they are about', () => {
  expect(rules.length).toBe(5);
  expect(scrape).toMatch(/^castellan_appends_total\{status="committed"\} [1-9]/m);
  expect(scrape).toMatch(/^castellan_refusals_total\{code="[\w-]+"\} 1$/m);
  expect(scrape).toMatch(/^castellan_append_seconds_bucket\{le="\+Inf"\} [1-9]/m);
});

test('a query for what nobody tells is found out', () => {
  expect(askedBy('sum(rate(castellan_appends_total{state="x"}[5m])').broken).toBe(true);
  expect(askedBy('sum by (le) (rate(castellan_appends_total{state="x"}[5m]))')).toEqual({
    metrics: ['castellan_appends_total'],
    labels: ['le', 'state'],
    broken: false,
  });
});
