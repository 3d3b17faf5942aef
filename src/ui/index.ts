export { Icon } from './Icon';
export { MenuList, menuItemClass, menuNoteClass } from './MenuList';
export { Popover } from './Popover';
