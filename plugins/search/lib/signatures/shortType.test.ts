import { longestShort, shortType } from './shortType';

const typed = (text: string, expanded?: string) =>
  shortType({ parts: [text], ...(expanded !== undefined && { expanded: [expanded] }) });

it('leaves what is short as it is', () => {
  for (const text of ['number', "'small' | 'medium'", 'React.ReactNode', 'string[]', '3 | 4'])
    expect(typed(text)).toBe(text);
});

it('joins the parts of a type', () => {
  expect(shortType({ parts: ['Partial<', { name: 'ChipProps', pathname: '/chip' }, '>'] })).toBe(
    'Partial<ChipProps>',
  );
});

it('has the names of parameters, and not their types', () => {
  expect(typed('(params: GridRowParams<R>) => boolean')).toBe('(params) => boolean');
  expect(typed('(event: React.SyntheticEvent<Element, Event>, value?: string) => void')).toBe(
    '(event, value?) => void',
  );
  expect(typed('<P extends object = {}>({ a }: P, ...rest: P[]) => P')).toBe('({…}, ...rest) => P');
  expect(typed('boolean | ((item: R) => boolean)')).toBe('boolean | ((item) => boolean)');
});

it('shortens what stays too long, and says so', () => {
  expect(
    typed(
      '(firstArgument: string, secondArgument: string, thirdArgument: string) => GridRowSelectionModel',
    ),
  ).toBe('(…) => GridRowSelectionModel');
  expect(typed("'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'")).toBe(
    "'bottom-start' | 'bottom-end' | …",
  );
  expect(typed('{ first?: React.ElementType; last?: React.ElementType }')).toBe('{ … }');
  expect(typed('GridRowIdToModelLookup<GridValidRowModelOfALongName>')).toBe(
    'GridRowIdToModelLookup<…>',
  );
});

it('reads through what only helps editors and augmentation', () => {
  expect(typed("OverridableStringUnion<'small' | 'medium', SizeOverrides> | (string & {})")).toBe(
    "'small' | 'medium' | string",
  );
});

it('shows what a name stands for where that is a function or a short union', () => {
  expect(typed("ModalProps['onClose']")).toBe("ModalProps['onClose']");
  expect(typed("ModalProps['onClose']", "(event: {}, reason: 'escapeKeyDown') => void")).toBe(
    '(event, reason) => void',
  );
  expect(typed('RangePosition', "'start' | 'end'")).toBe("'start' | 'end'");
  expect(typed('React.MouseEventHandler', '(event: MouseEvent<Element>) => void')).toBe(
    '(event) => void',
  );
  expect(
    typed('PopperPlacementType', "'bottom' | 'left' | 'right' | 'top' | 'auto' | 'auto-start'"),
  ).toBe('PopperPlacementType');
});

it('cuts what cannot be parsed, or is one long name', () => {
  expect(typed('{ root?: …; avatar?: …; action?: …; content?: …; title?: … }')).toBe('{ … }');
  expect(typed('{ root?: …; a')).toBe('{ root?: …; a');
  expect(typed('Value extends string ? FirstOfAllResults<Value> : OtherResults<Value>')).toBe(
    'Value extends string ? FirstOfAllResult…',
  );
  const long = typed('SingleInputDateTimeRangeFieldSlotPropsOfSome');
  expect(long).toMatch(/^SingleInput.*…$/);
  expect(long).toHaveLength(longestShort);
});
