import { extractCommand } from './extractCommand';
import { main } from './command';

main(extractCommand);
