// These packages bring no types.
declare module 'moment-hijri';
declare module 'moment-jalaali';
declare module 'moment/locale/*';
