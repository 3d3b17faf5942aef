import { checkCommand } from './checkCommand';
import { main } from './command';

main(checkCommand);
