import { nextCommand } from './nextCommand';
import { main } from './command';

main(nextCommand);
