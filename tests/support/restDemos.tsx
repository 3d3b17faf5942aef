// Run by `src/demos/rendering/resting/restDemo.test.ts` in a process of its own, which gets a window. Renders the demos
// that its arguments name, in that order, and writes what came of it as JSON.
import { restDemo } from '../../src/demos/rendering/resting/restDemo';
import { useEffect, useId, useState, type ComponentType } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { LineChart } from '@mui/x-charts/LineChart';

const rows = Array.from({ length: 20 }, (_, id) => ({ id, port: `Port ${id}`, depth: id }));
const columns = [
  { field: 'port', flex: 1, minWidth: 120 },
  { field: 'depth', width: 100 },
];

const ownCache = createCache({ key: 'own-cache' });

const demos: Record<string, ComponentType> = {
  Ports: () => (
    <div style={{ height: 320 }}>
      <DataGrid aria-label="Ports" rows={rows} columns={columns} hideFooter />
    </div>
  ),
  OwnCache: () => (
    <CacheProvider value={ownCache}>
      <div style={{ height: 320 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    </CacheProvider>
  ),
  Chance: () => <p>{Math.random()}</p>,
  Late: () => {
    const [shown, setShown] = useState<typeof rows>([]);
    useEffect(() => {
      const timer = setTimeout(() => setShown(rows), 1500);
      return () => clearTimeout(timer);
    }, []);
    return (
      <div style={{ height: 320 }}>
        <DataGrid rows={shown} columns={columns} loading={shown.length === 0} hideFooter />
      </div>
    );
  },
  Pages: () => (
    <div style={{ height: 320 }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  ),
  Depths: () => <LineChart height={200} series={[{ data: [1, 4, 2], label: 'Depth' }]} />,
  Gradient: () => {
    const id = useId();
    return (
      <LineChart
        height={200}
        series={[{ data: [1, 4, 2], area: true }]}
        sx={{ '& path': { fill: `url(#${id})` } }}
      >
        <linearGradient id={id} />
      </LineChart>
    );
  },
  // Two that ask for the same styles in another order.
  PortDepth: () => [<Box key="port" sx={{ px: 1 }} />, <Box key="depth" sx={{ py: 1 }} />],
  DepthPort: () => [<Box key="depth" sx={{ py: 1 }} />, <Box key="port" sx={{ px: 1 }} />],
  Broken: () => {
    const [isBroken, setBroken] = useState(false);
    useEffect(() => setBroken(true), []);
    if (isBroken) throw new Error('no such port');
    return <p>Ports</p>;
  },
};

async function restAll() {
  const results: {
    name: string;
    html?: string;
    styles?: { key: string; id: string; css: string }[];
    error?: string;
  }[] = [];
  for (const name of process.argv.slice(2)) {
    try {
      const { html, styles } = await restDemo(demos[name]!, `x-docs/a/${name}`);
      results.push({ name, html, styles });
    } catch (error) {
      results.push({ name, error: (error as Error).message });
    }
  }
  process.stdout.write(JSON.stringify(results), () => process.exit());
}

void restAll();
