export interface Gauge {
  id: number;
  site: string;
  level: number;
  flow: number;
  temperature: number;
}

export const gauges: Gauge[] = [
  { id: 1, site: 'Old bridge', level: 142, flow: 38.5, temperature: 11.2 },
  { id: 2, site: 'Weir', level: 97, flow: 40.1, temperature: 11.6 },
  { id: 3, site: 'Ferry pier', level: 188, flow: 44.7, temperature: 12.4 },
  { id: 4, site: 'Mill race', level: 61, flow: 6.3, temperature: 10.8 },
];
