import { TreeItem, type TreeItemProps } from '@mui/x-tree-view';

export function CheckItem({ label, ...props }: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      label={label}
      slotProps={{
        checkbox: { slotProps: { input: { 'aria-label': label } } } as object,
      }}
    />
  );
}
