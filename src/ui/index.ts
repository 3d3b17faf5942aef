export { Icon } from './Icon';
export { MenuList, menuApartClass, menuItemClass, menuNoteClass } from './MenuList';
export { focusable, moveFocus } from './moveFocus';
export { Popover } from './Popover';
export { TooltipLayer } from './TooltipLayer';
export { noticeDuration, useNotice } from './useNotice';
export { whenIdle } from './whenIdle';
export { whenLoaded } from './whenLoaded';
