import Divider from '@mui/material/Divider';
import './StyledDividers.css';

export default function StyledDividers() {
  return (
    <div className="styled-dividers">
      <Divider className="styled-dividers-perforated" />
      <Divider role="presentation" className="styled-dividers-accent">
        Chapter two
      </Divider>
      <Divider className="styled-dividers-thick" />
    </div>
  );
}
