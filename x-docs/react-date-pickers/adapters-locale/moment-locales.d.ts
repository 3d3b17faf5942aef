// The locales bring no types.
declare module 'moment/locale/*';
