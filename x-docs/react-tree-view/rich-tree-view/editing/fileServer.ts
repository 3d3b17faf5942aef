export interface StoredFile {
  id: string;
  label: string;
  count: number;
}

const files: Record<string, StoredFile[]> = {
  scans: [
    { id: 'scan-1', label: 'Scan 1', count: 0 },
    { id: 'scan-2', label: 'Scan 2', count: 0 },
  ],
};

export function listFiles(parentId?: string): Promise<StoredFile[]> {
  const found = (files[parentId ?? 'scans'] ?? []).map((file) => ({ ...file }));
  return new Promise((resolve) => setTimeout(() => resolve(found), 500));
}

export function renameFile(itemId: string, label: string) {
  Object.values(files)
    .flat()
    .filter((file) => file.id === itemId)
    .forEach((file) => {
      file.label = label;
    });
}
