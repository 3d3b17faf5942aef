import { statusCommand } from './statusCommand';
import { main } from './command';

main(statusCommand);
