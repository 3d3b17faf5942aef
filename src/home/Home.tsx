import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import booking from '@site/docs/_home/Booking.tsx?demo';
import files from '@site/docs/_home/Files.tsx?demo';
import harvest from '@site/docs/_home/Harvest.tsx?demo';
import month from '@site/docs/_home/Month.tsx?demo';
import tours from '@site/docs/_home/Tours.tsx?demo';
import { DemoStage } from '../demos';
import { useDocsConfig } from '../docsConfig';
import styles from './Home.module.css';

/** What each product is for, in a sentence. */
const purposes: Record<string, () => string> = {
  'material-ui': () =>
    translate({
      id: 'home.materialUi',
      message:
        'Buttons, fields, dialogs, navigation: the parts of an interface, in Material Design or in your own.',
      description: 'What Material UI is for',
    }),
  system: () =>
    translate({
      id: 'home.system',
      message: 'Layout and styling with the values of your theme, as props.',
      description: 'What MUI System is for',
    }),
  x: () =>
    translate({
      id: 'home.x',
      message: 'The advanced components: how they are installed, licensed and upgraded.',
      description: 'What the introduction of MUI X is for',
    }),
  'x-data-grid': () =>
    translate({
      id: 'home.dataGrid',
      message: 'Tables that sort, filter, edit, group, pivot and stay fast with 100,000 rows.',
      description: 'What the Data Grid is for',
    }),
  'x-date-pickers': () =>
    translate({
      id: 'home.datePickers',
      message: 'Dates, times and ranges, by keyboard or calendar, in any locale and time zone.',
      description: 'What the Date and Time Pickers are for',
    }),
  'x-charts': () =>
    translate({
      id: 'home.charts',
      message: 'Bars, lines, pies, gauges and more, in the colors of your theme.',
      description: 'What Charts are for',
    }),
  'x-tree-view': () =>
    translate({
      id: 'home.treeView',
      message: 'Hierarchies to browse, select, rename and reorder.',
      description: 'What the Tree View is for',
    }),
};

/** Running components, but not a script before somebody uses one. */
function Showcase() {
  return (
    <div className={styles.showcase}>
      <DemoStage demo={tours} height={338} occasion="use" className={styles.tile} />
      <DemoStage demo={month} height={336} occasion="use" className={styles.tile} />
      <DemoStage demo={booking} height={151} occasion="use" className={styles.tile} />
      <DemoStage demo={harvest} height={196} occasion="use" className={styles.tile} />
      <DemoStage demo={files} height={192} occasion="use" className={styles.tile} />
    </div>
  );
}

interface CardProps {
  /** An address of the site; without, the card opens the search. */
  to?: string;
  name: string;
  version?: string;
  purpose?: string;
}

function Card({ to, name, version, purpose }: CardProps) {
  const text = (
    <>
      <span className={styles.name}>
        {name} {version ? <span className={styles.version}>v{version}</span> : null}
      </span>
      <span className={styles.purpose}>{purpose}</span>
    </>
  );
  if (to)
    return (
      <Link to={to} className={styles.card}>
        {text}
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => document.getElementById('search-button')?.click()}
    >
      {text}
    </button>
  );
}

/** What most readers come for. */
function Ways() {
  return (
    <ul className={styles.cards}>
      <li>
        <Card
          to="/getting-started/installation/"
          name={translate({
            id: 'home.install',
            message: 'Install',
            description: 'Card of the home page that leads to the installation',
          })}
          purpose={translate({
            id: 'home.installPurpose',
            message: 'The packages, their peers, and the first component on the screen.',
            description: 'Text of the card that leads to the installation',
          })}
        />
      </li>
      <li>
        <Card
          to="/x/react-data-grid/quickstart/"
          name={translate({
            id: 'home.firstGrid',
            message: 'Your first data grid',
            description: 'Card of the home page that leads to the quickstart of the Data Grid',
          })}
          purpose={translate({
            id: 'home.firstGridPurpose',
            message: 'Rows, columns and a height: from an empty project to a grid that sorts.',
            description: 'Text of the card that leads to the quickstart of the Data Grid',
          })}
        />
      </li>
      <li>
        <Card
          to="/x/migration/migration-data-grid-v7/"
          name={translate({
            id: 'home.upgrade',
            message: 'Upgrade',
            description: 'Card of the home page that leads to the migration of the Data Grid',
          })}
          purpose={translate({
            id: 'home.upgradePurpose',
            message: 'From version 7 to 8: every breaking change, and codemods that help.',
            description: 'Text of the card that leads to the migration of the Data Grid',
          })}
        />
      </li>
      <li>
        <Card
          name={translate({
            id: 'home.search',
            message: 'Search',
            description: 'Card of the home page that opens the search',
          })}
          purpose={translate({
            id: 'home.searchPurpose',
            message:
              'Enter the name of a component, prop or page, or ask a question in your own words.',
            description: 'Text of the card that opens the search',
          })}
        />
      </li>
    </ul>
  );
}

/** The home page of the family. */
export function Home() {
  const { products } = useDocsConfig();
  return (
    <main id="main-content" className={styles.home}>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            <Translate id="home.title" description="Heading of the home page">
              React components, from the button to the data grid
            </Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="home.lead" description="Text below the heading of the home page">
              Guides with running examples for Material UI, MUI System and MUI X: in TypeScript or
              JavaScript, light or dark, and every one yours to copy.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary" to="/getting-started/installation/">
              <Translate id="home.start" description="First button of the home page">
                Get started
              </Translate>
            </Link>
            <Link className="button" to="/x/introduction/">
              <Translate id="home.startX" description="Second button of the home page">
                Explore MUI X
              </Translate>
            </Link>
          </p>
        </div>
        <Ways />
      </div>
      <Showcase />
      <h2 className={styles.heading}>
        <Translate id="home.products" description="Heading of the product list on the home page">
          One family, one documentation
        </Translate>
      </h2>
      <ul className={styles.cards}>
        {products.map(({ id, name, home, version }) => (
          <li key={id}>
            <Card to={home} name={name} version={version} purpose={purposes[id]?.()} />
          </li>
        ))}
        <li>
          <Card
            to="/discover-more/changelog/"
            name={translate({
              id: 'home.news',
              message: 'What is new',
              description: 'Card of the home page that leads to the changelog',
            })}
            purpose={translate({
              id: 'home.newsPurpose',
              message: 'Every release of both libraries, with what was added, fixed and removed.',
              description: 'Text of the card that leads to the changelog',
            })}
          />
        </li>
      </ul>
    </main>
  );
}
