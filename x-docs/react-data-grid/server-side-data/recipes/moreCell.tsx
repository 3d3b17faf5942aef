import Button from '@mui/material/Button';
import {
  gridRowNodeSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { type FleetRow } from './fleet';

interface MoreCellProps extends GridRenderCellParams<FleetRow> {
  pageSize: number;
  onMore: (depot: string) => void;
}

export function MoreCell(props: MoreCellProps) {
  const { id, row, field, hasFocus, pageSize, onMore } = props;
  const apiRef = useGridApiContext();
  const node = useGridSelector(apiRef, gridRowNodeSelector, id);
  const shown = node?.type === 'group' ? node.children.length : 0;
  if (shown === 0 || shown >= row.vehicles) {
    return null;
  }

  const showMore = () => {
    onMore(row.name);
    apiRef.current.dataSource.fetchRows(id);
    if (shown + pageSize >= row.vehicles) {
      // The button will disappear: the cell takes the focus.
      apiRef.current.getCellElement(id, field)?.focus();
    }
  };

  return (
    <Button size="small" tabIndex={hasFocus ? 0 : -1} onClick={showMore}>
      Show {Math.min(pageSize, row.vehicles - shown)} more
    </Button>
  );
}
