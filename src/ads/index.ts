export { AdFrame } from './AdFrame';
export { hasDemoAd } from './hasDemoAd';
