import { iconFamilies } from './iconFamilies';

it('has the filled family, and each that a class asks for', () => {
  expect(iconFamilies(['<Icon>star</Icon>'])).toEqual(['Material Icons']);
  expect(
    iconFamilies([
      '<Icon className="material-icons-two-tone" />',
      "baseClassName: 'material-icons-round', other: 'material-icons-round'",
    ]),
  ).toEqual(['Material Icons', 'Material Icons Two Tone', 'Material Icons Round']);
});
