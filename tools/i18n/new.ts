import { newCommand } from './newCommand';
import { main } from './command';

main(newCommand);
