import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home" description="x">
      <main id="content"><h1>Home</h1></main>
    </Layout>
  );
}
