import { styled } from '@mui/material/styles';
import { clsx } from 'clsx';

interface DeckProps {
  name: string;
  use: string;
  classes?: { root?: string; name?: string };
}

function PlainDeck({ name, use, classes }: DeckProps) {
  return (
    <p className={clsx('Deck-root', classes?.root)}>
      <strong className={clsx('Deck-name', classes?.name)}>{name}</strong> {use}
    </p>
  );
}

const Decks = styled('div')(({ theme }) => ({
  '& .Deck-root': { margin: theme.spacing(1, 0) },
  '& .Deck-name': { color: theme.palette.primary.main },
  '& .large': { fontSize: '1.25rem' },
}));

export default function DeckList() {
  return (
    <Decks>
      <PlainDeck name="Deck 1" use="cars" classes={{ name: 'large' }} />
      <PlainDeck name="Deck 2" use="seats and café" />
    </Decks>
  );
}
