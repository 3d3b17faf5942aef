/** Where the page of a test is. `go` is the test's: it renders the page elsewhere. */
export const address = { search: '', hash: '', go: (_to: { search: string; hash: string }) => {} };

// The router needs the site: a unit test has the address alone.

export const useHistory = () => ({
  replace: (to: { search: string; hash: string }) => address.go(to),
});

export const useLocation = () => address;
