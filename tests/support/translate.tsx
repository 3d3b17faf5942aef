import type { ReactNode } from 'react';

// Docusaurus's translate needs the generated site; a unit test sees the English message.

export function translate(
  { message }: { message: string },
  values: Record<string, string | number> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export default function Translate({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
