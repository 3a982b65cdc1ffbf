#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong, nullable) UIWindow *window;
@end

@implementation SceneDelegate
/* no nesting /* here */
- (BOOL)application:(UIApplication *)application didFinish:(NSDictionary *)options {
    NSString *name = @"a \"quoted\" word";
    char letter = 'x', quote = '\'';
    __weak typeof(self) weakSelf = self;
    if (name.length > 0x10 && options[@"key"] != nil) { return YES; } // done
    for (id item in @[ @1, @YES ]) NSLog(@"%@", item);
    return NO;
}
@end
