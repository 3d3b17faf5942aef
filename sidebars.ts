import { sidebarsOf } from './config/sidebars';

export default sidebarsOf('default');
