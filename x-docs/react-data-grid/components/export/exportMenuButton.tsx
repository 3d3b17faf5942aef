import DownloadIcon from '@mui/icons-material/Download';
import { ToolbarButton } from '@mui/x-data-grid-premium';

interface ExportMenuButtonProps {
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

/** A toolbar button that opens a menu. */
export function ExportMenuButton({ isOpen, onOpen }: ExportMenuButtonProps) {
  return (
    <ToolbarButton
      aria-label="Export"
      aria-haspopup="menu"
      aria-expanded={isOpen ? 'true' : 'false'}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <DownloadIcon fontSize="small" />
    </ToolbarButton>
  );
}
