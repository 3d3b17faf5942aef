export { ChoiceField, FieldRow, SearchField } from './FieldRow';
export { useFetched } from './useFetched';
