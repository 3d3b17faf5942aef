import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import WestIcon from '@mui/icons-material/West';
import EastIcon from '@mui/icons-material/East';

export default function CustomIcons() {
  return (
    <Pagination
      count={5}
      aria-label="Stage maps"
      renderItem={(item) => (
        <PaginationItem
          {...item}
          slots={{ previous: WestIcon, next: EastIcon }}
        />
      )}
    />
  );
}
