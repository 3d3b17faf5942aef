// The demos' theme has CSS variables; this is the library's own switch for the types that go with them.
import '@mui/material/themeCssVarsAugmentation';
